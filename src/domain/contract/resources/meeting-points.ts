import { number, text } from '../fields.ts';
import { addressField } from '../resource-fields.ts';
import { withTranslations } from './translations.ts';

export const latitude = () => number({ min: -90, max: 90 });
export const longitude = () => number({ min: -180, max: 180 });

/** The fields that sellers enter for a meeting point. */
export const meetingPointFields = withTranslations('meeting_points', {
  name: text({ max: 200 }),
  address: addressField(),
  lat: latitude(),
  lon: longitude(),
  instructions: text({ max: 5000, blank: true }),
});
