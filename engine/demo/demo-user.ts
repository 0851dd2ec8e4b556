import { DEMO_EMAIL } from '../accounts/model/registration.ts';

/** Who signs in at the desk of the demo store. Everybody may know it: the demo desk opens on this machine only. */
export const DEMO_USER = { email: DEMO_EMAIL, password: 'harbour-light', first_name: 'Mara', last_name: 'Babić' };
