-- Which version of the terms of use and the privacy notice a person accepted, and when; null where nobody was asked yet.
alter table users add column terms_version integer, add column terms_accepted_at timestamptz;
