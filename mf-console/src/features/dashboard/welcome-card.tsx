import { ButtonLink, Card, Heading, KeyRound, Notice, Text } from '@declic/design-system';
import { formatCredits } from '../../format';
import { paths } from '../../paths';

export interface WelcomeCardProps {
  /** What the account holds already, such as the welcome credits of the waitlist. */
  credits: number;
  /** The path of the page that was asked for and wants a key. */
  wanted?: string | undefined;
}

/** Card for accounts without a key. */
export function WelcomeCard({ credits, wanted }: WelcomeCardProps) {
  return (
    <Card $gap={4} $justify="start" as="section" aria-label="Welcome to Declic" $padding="lg">
      <Heading level={2} size="h3">
        Welcome to Declic
      </Heading>
      <Text tone="muted">
        Every action is one POST, and a key is all it takes. Yours is created in a few seconds and shown to you once.
      </Text>
      {credits > 0 ? (
        <Text weight="medium">
          {`${formatCredits(credits)} ${credits === 1 ? 'is' : 'are'} waiting for you. Your key spends them.`}
        </Text>
      ) : null}
      {wanted === undefined ? null : (
        <Notice>
          <strong>Create your key first.</strong> {namePage(wanted)} opens as soon as you have one.
        </Notice>
      )}
      <ButtonLink href={paths.keys()} size="lg" icon={<KeyRound size={18} aria-hidden />}>
        Create my key
      </ButtonLink>
    </Card>
  );
}

function namePage(path: string): string {
  if (path.startsWith(paths.tool(''))) return 'The tool';
  return names[`/${path.split('/')[1] ?? ''}`] ?? 'The page you asked for';
}

const names: Readonly<Record<string, string>> = {
  [paths.api()]: 'The API hub',
  [paths.actions()]: 'The actions catalogue',
  [paths.usage()]: 'Usage',
};
