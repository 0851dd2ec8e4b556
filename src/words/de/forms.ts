export const questionPersonOf = (title: string, number: number): string => `${title}, Person ${number}`;
export const notTaken = 'Etwas wurde nicht angenommen. Bitte prüfen Sie Ihre Angaben und versuchen Sie es erneut.';
