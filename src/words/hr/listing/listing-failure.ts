export const failed = 'Doživljaji se nisu mogli dohvatiti. Provjerite vezu ili pokušajte ponovno za koji trenutak.';
export const again = 'Pokušaj ponovno';
