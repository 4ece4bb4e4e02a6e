-- A practice may do without the faces and colours of its notes' moods. `null`: they are shown.
alter table tenants add column hides_mood_faces boolean;
