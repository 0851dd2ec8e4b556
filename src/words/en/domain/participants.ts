export const nobody = 'Participants info is required!';
export const noFirstName = 'First name is required!';
export const noLastName = 'Last name is required!';
