export const highlights = 'Highlights';
export const description = 'What you will do';
export const agenda = 'Along the way';
export const meetingPoint = 'Where we meet';
export const openInMaps = 'Open in maps';
export const policy = 'If you cannot come';
