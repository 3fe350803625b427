import { Button, Card, Heading, Link, Text, token } from '@declic/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PolicySentence } from '../../policy/policy-sentence';
import type { MyBooking } from './my-booking.queries';

type ReplayLink = MyBooking['replay'];

/** The recording: a player for a file; a page of another site is loaded after a press only. */
export function Replay({ replay }: { replay: ReplayLink }) {
  const { state, url, kind } = replay;
  return (
    <Card as="section" $gap={3} aria-labelledby="replay">
      <Heading level={2} size="lead" id="replay">
        Replay
      </Heading>
      {state === 'open' && url ? (
        <>
          {kind === 'file' ? (
            <Player src={url} controls preload="none" aria-label="Replay de l’atelier" />
          ) : (
            <Embed url={url} />
          )}
          <Text size="small">
            <Link href={url} target="_blank">
              Ouvrir le replay dans un nouvel onglet
            </Link>
          </Text>
        </>
      ) : (
        <NoReplay state={state} />
      )}
    </Card>
  );
}

function NoReplay({ state }: Pick<ReplayLink, 'state'>) {
  if (state === 'not_included') return <PolicySentence of={['replay']} />;
  return (
    <Text tone="muted">
      {state === 'over' ? 'Le replay n’est plus en ligne.' : 'Le replay apparaîtra ici après l’atelier.'}
    </Text>
  );
}

function Embed({ url }: { url: string }) {
  const [wanted, setWanted] = useState(false);
  if (wanted) {
    return (
      <Frame src={url} title="Replay de l’atelier" allow="fullscreen; picture-in-picture" referrerPolicy="origin" />
    );
  }
  return (
    <Cover>
      <Text tone="muted">La vidéo vient de {new URL(url).hostname}, qui peut déposer des cookies.</Text>
      <Button onClick={() => setWanted(true)}>Charger la vidéo</Button>
    </Cover>
  );
}

const Player = styled.video`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
`;

const Frame = styled.iframe`
  inline-size: 100%;
  aspect-ratio: 16 / 9;
  border: 0;
  border-radius: ${token.radius.control};
`;

const Cover = styled.div`
  display: grid;
  gap: ${token.space[3]};
  place-content: center;
  justify-items: center;
  min-block-size: 200px;
  padding: ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  text-align: center;
`;
