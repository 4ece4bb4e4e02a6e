/**
 * All that asks the rows of every practice at once, and why. Where practices stand on several machines each of them is asked,
 * so nothing that a person waits for may do that: on Citus the suites refuse every other statement that would.
 */
export const crossings: Readonly<Record<string, string>> = {
  'tenants_with_open_sessions(timestamptz)': 'Closes the sessions that yesterday left open.',
  'tenants_with_reminders()': 'Finds who has reminders to send.',
  'tenants_with_portals()': 'Finds whose free times are published.',
  'tenants_with_handovers()': 'Finds who has records that wait to be passed on.',
  'tenants_with_closings(timestamptz)': 'Finds the accounts that asked to be closed by now.',
  'calendars_due(timestamptz)': 'Finds the calendars whose turn it is.',
  'calendar_account_is_used(text, uuid)':
    'One account of a calendar may be bound by many practices: its access ends with the last.',
  'forget_transcriptions(timestamptz)': 'Forgets what devices have had a week to fetch.',
};
