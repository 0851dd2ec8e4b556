import { experiences } from '../experiences/experiences.ts';
import { qrCodes } from '../qr-codes/qr-codes.ts';
import type { Resource } from '../resource.ts';
import { stores } from '../stores/stores.ts';
import { agendaItems } from './agenda-items.ts';
import { bookingQuestions } from './booking-questions.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { customers } from './customers.ts';
import { filerFolders } from './filer-folders.ts';
import { filerImages } from './filer-images.ts';
import { inventoryItems } from './inventory-items.ts';
import { inventoryItemsCategories } from './inventory-items-categories.ts';
import { meetingPoints } from './meeting-points.ts';
import { onboardingSteps, onboardings } from './onboardings.ts';
import { pricingCategories } from './pricing-categories.ts';
import { pricingRates } from './pricing-rates.ts';
import { promoCodes } from './promo-codes.ts';
import { baseAccountVideos, videos } from './videos.ts';

/** Whatever sellers make, change and delete by a declaration (A5). */
export const resources: readonly Resource[] = [
  agendaItems,
  baseAccountVideos,
  bookingQuestions,
  cancellationPolicies,
  customers,
  experiences,
  filerFolders,
  filerImages,
  inventoryItems,
  inventoryItemsCategories,
  meetingPoints,
  onboardings,
  onboardingSteps,
  pricingCategories,
  pricingRates,
  promoCodes,
  qrCodes,
  stores,
  videos,
];
