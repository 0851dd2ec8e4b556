import { DEMO_EMAIL } from '../accounts/model/registration.ts';

/** The user of the demo store's desk. The password is public: the demo desk opens only on this machine. */
export const DEMO_USER = { email: DEMO_EMAIL, password: 'harbour-light', first_name: 'Mara', last_name: 'Babić' };
