import { useEffect } from 'react';
import { ButtonLink, Container, Heading, Stack, Text } from '@declic/design-system';
import { usePageHead } from '@declic/remote-kit';
import { useSession } from '@declic/session';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useShell } from '../areas/shell-context';
import { SIGNED_IN_HOME } from '../guards/access-redirect';
import { WithAppChrome } from '../layout/with-app-chrome';

/** Not-found page. Logs the path, so that broken links can be found. */
export function NotFound() {
  const { report } = useShell();
  const { pathname } = useLocation();
  const home = useSession(({ status }) => (status === 'signed-in' ? SIGNED_IN_HOME : '/'));
  usePageHead({ title: 'Page not found - Declic' });
  useEffect(() => report.notFound(pathname), [report, pathname]);

  return (
    <WithAppChrome>
      <Place>
        <Stack $gap={4} $align="start">
          <Text tone="muted" size="small">
            404
          </Text>
          <Heading level={1}>Oops! Page not found</Heading>
          <Text tone="muted">The address may be mistyped, or the page may have moved.</Text>
          <ButtonLink href={home}>Return to home</ButtonLink>
        </Stack>
      </Place>
    </WithAppChrome>
  );
}

const Place = styled(Container)`
  max-inline-size: 640px;
  padding-block: clamp(32px, 14vh, 160px);
`;
