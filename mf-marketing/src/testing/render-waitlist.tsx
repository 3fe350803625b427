import { usePageHead } from '@declic/remote-kit';
import { renderRemote } from '@declic/remote-kit/testing';
import { WaitlistForm } from '../features/waitlist/waitlist-form';
import type { Language } from '../i18n/language';
import { remote } from '../remote';

/** The form of the waitlist at the address of its page, in its language and without the rest of the page. */
export function renderWaitlist(language: Language) {
  const element = <Page language={language} />;
  return renderRemote({ ...remote, routes: [{ path: `/${language}`, element }] }, { url: `/${language}/` });
}

function Page({ language }: { language: Language }) {
  usePageHead({ title: 'Waitlist', lang: language });
  return <WaitlistForm language={language} />;
}
