export const caption = 'So setzt sich der Preis zusammen';
