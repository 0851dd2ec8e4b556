export const cancelled = 'Vaša je rezervacija otkazana.';
