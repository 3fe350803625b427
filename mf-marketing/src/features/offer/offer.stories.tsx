import preview from '@declic/design-system/storybook/preview';
import { anOffer } from '../../testing/an-offer';
import { OfferBanner } from './offer-banner';
import { OfferPlaces } from './offer-places';
import { offerQuery } from './offer.queries';

const texts = {
  offer: '500 free credits for the first 100 sign-ups',
  offerLeft: 'Places left:',
  offerGone: 'All 100 places are taken. The list stays open.',
};
const meta = preview.meta({ title: 'Marketing/Offer', component: OfferBanner, args: { texts, href: '#waitlist' } });
const left = (places: number | null) => ({ queries: [[offerQuery().queryKey, anOffer(places)]] as const });

export const PlacesLeft = meta.story({ parameters: left(58) });
export const AllTaken = meta.story({ parameters: left(0) });
export const NumberUnknown = meta.story({ parameters: left(null) });
export const LongText = meta.story({
  args: { texts: { ...texts, offer: 'Free credits for everybody who signs up early, '.repeat(4) } },
  parameters: left(58),
});
export const Places = meta.story({ render: () => <OfferPlaces />, parameters: left(58) });
