export { CONSENT_VERSION, findConsentWording, type ConsentPurpose, type PublicLanguage } from './consents';
export { type Message, WAITLIST_OFFER, type WaitlistTexts, waitlistTexts } from './waitlist';
