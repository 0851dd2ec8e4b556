export const notSaved = 'To se nije moglo spremiti';
export const notLoaded = 'Dio trgovine još nije učitan. Pokušajte ponovno čim se povežete.';
export const tryAgain = 'Pokušaj ponovno';
