export const skip = 'Preskoči na sadržaj';
