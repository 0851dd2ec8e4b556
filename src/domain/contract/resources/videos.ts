import { nullable, text } from '../fields.ts';
import { pk, position, webAddress } from '../resource-fields.ts';

/** What sellers say of a video, whether of a tour or of their account. */
export const hostedVideoFields = {
  url: webAddress({ example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }),
  title: text({ max: 200, blank: true }),
  description: text({ max: 5000, blank: true }),
  position: position(),
};

/** What sellers say of a video of a tour. */
export const videoFields = { experience: nullable(pk('experiences')), ...hostedVideoFields };
