export const highlights = 'Istaknuto';
export const description = 'Što vas očekuje';
export const agenda = 'Program';
export const meetingPoint = 'Gdje se nalazimo';
export const openInMaps = 'Otvori u kartama';
export const policy = 'Ako ne možete doći';
