export const nobody = 'Podaci o sudionicima su obavezni!';
export const noFirstName = 'Ime je obavezno!';
export const noLastName = 'Prezime je obavezno!';
