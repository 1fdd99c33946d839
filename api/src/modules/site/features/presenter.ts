import type { Features } from '@tabi/shared/contracts/people';
import type { FeatureSwitches } from '../../../ports/context.ts';

/** The specification keeps the hotels, places and products pages switched off always. */
export const presentFeatures = (switches: FeatureSwitches): Features => ({
  new_trip_form_enabled: switches.newTripForm,
  trip_builder_enabled: switches.tripBuilder,
  market_place_enabled: switches.marketPlace,
  social_login_enabled: switches.socialLogin,
  hotels_page_enabled: false,
  pois_page_enabled: false,
  products_page_enabled: false,
});
