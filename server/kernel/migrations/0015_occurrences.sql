-- Which day of its recurrence a generated session stands for, wherever it was moved to.
alter table appointments add column occurrence_day date;
