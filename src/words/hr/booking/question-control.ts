export const yes = 'Da';
export const no = 'Ne';
export const choose = 'Odaberite';
export const noAnswer = 'Bez odgovora';
