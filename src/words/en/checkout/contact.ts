export const formLabel = 'Contact info';
export const goOn = 'Go to Payment';

export const mainContact = 'Main contact';
export const firstName = 'First name';
export const lastName = 'Last name';
export const email = 'Email';
export const phoneNumber = 'Phone number';

export const participants = 'Participants';
export const whyNames = 'Names help the guide to greet everyone. They are asked for only where you show a list.';
export const showList = 'Show list?';
export const includeContact = 'Include main contact';
export const addParticipant = 'Add participant';

export const note = 'Note';
export const noteHint = 'Optional: allergies, experience, anything the guide should know.';

export const bookingFor = 'Booking for';
export const change = 'Change';
export const changeContact = 'Change contact info';

export function participant(number: number): string {
  return `Participant ${number}`;
}

export function isContact(participantLabel: string): string {
  return `${participantLabel} (main contact)`;
}

export function removeParticipant(number: number): string {
  return `Remove participant ${number}`;
}
