import { experiences } from './experiences/experiences.ts';
import type { SellerResource } from './model/resource.ts';
import { agendaItems } from './plain/agenda-items.ts';
import { bookingQuestions } from './plain/booking-questions.ts';
import { cancellationPolicies } from './plain/cancellation-policies.ts';
import { customers } from './plain/customers.ts';
import { filerFolders } from './plain/filer-folders.ts';
import { filerImages } from './plain/filer-images.ts';
import { guides } from './plain/guides.ts';
import { inventoryItems, inventoryItemsCategories } from './plain/inventory-items.ts';
import { legalTexts } from './plain/legal-texts.ts';
import { meetingPoints } from './plain/meeting-points.ts';
import { onboardingSteps, onboardings } from './plain/onboardings.ts';
import { pricingCategories } from './plain/pricing-categories.ts';
import { pricingRates } from './plain/pricing-rates.ts';
import { promoCodes } from './plain/promo-codes.ts';
import { baseAccountVideos, videos } from './plain/videos.ts';
import { qrCodes } from './qr-codes/qr-codes.ts';
import { stores } from './stores/stores.ts';

/** All objects that sellers make, change and delete by a declaration (A5). */
export const resources: readonly SellerResource[] = [
  agendaItems,
  baseAccountVideos,
  bookingQuestions,
  cancellationPolicies,
  customers,
  experiences,
  filerFolders,
  filerImages,
  guides,
  inventoryItems,
  inventoryItemsCategories,
  legalTexts,
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
