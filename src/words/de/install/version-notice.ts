export const newer = 'Neue Version bereit';
export const required = 'Mit dieser Version des Shops kann nicht mehr gebucht werden';
export const reload = 'Neu laden';
