import { useEffect } from 'react';
import { ButtonLink, Container, Heading, Stack, Text } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { notFoundWords } from '@declic/remote-kit/contract';
import { siteHome } from '@declic/remote-kit/host';
import { useSession } from '@declic/session';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShell } from '../areas/shell-context';
import { SIGNED_IN_HOME } from '../guards/access-redirect';
import { WithAppChrome } from '../layout/with-app-chrome';

/** Not-found page. Logs the path, so that broken links can be found. */
export function NotFound() {
  const { report, recovery } = useShell();
  const { pathname } = useLocation();
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  const lang = recovery.languages.at(siteHome() ?? pathname);
  const words = notFoundWords[lang === 'fr' || lang === 'es' ? lang : 'en'];
  usePageHead({ title: words.title, lang, noindex: true });
  useEffect(() => report.notFound(pathname), [report, pathname]);

  return (
    <WithAppChrome>
      <Place>
        <Stack $gap={4} $align="start">
          <Text tone="muted" size="small">
            404
          </Text>
          <Heading level={1}>{words.heading}</Heading>
          <Text tone="muted">{words.help}</Text>
          <ButtonLink href={isSignedIn ? SIGNED_IN_HOME : landingPath(pathname)}>{words.home}</ButtonLink>
        </Stack>
      </Place>
    </WithAppChrome>
  );
}

/** The front page in the language of the address, where it has one. */
function landingPath(pathname: string): string {
  const [, language] = /^\/(en|fr|es)\//.exec(pathname) ?? [];
  return language === undefined ? '/' : `/${language}/`;
}

const Place = styled(Container)`
  max-inline-size: 640px;
  padding-block: clamp(32px, 14vh, 160px);
`;
