import { Grid, Heading, Stack, surface, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

/** By role, without names: no participant has said these yet, and the section says so. */
const testimonials: readonly { quote: string; role: string }[] = [
  {
    quote: 'Les messages du site arrivent dans le CRM sans copier-coller, et je sais quoi faire quand il en manque un.',
    role: 'Responsable marketing',
  },
  { quote: 'J’ai compris ce qu’est un webhook en le construisant, pas en le lisant.', role: 'Cheffe de projet' },
  {
    quote: 'Les erreurs étaient montrées, pas cachées. C’est ce qui m’a fait gagner du temps ensuite.',
    role: 'Développeur indépendant',
  },
  { quote: 'Je suis repartie avec un modèle dont je me sers chaque lundi.', role: 'Office manager' },
];

/** What an atelier may bring, in four voices. */
export function Testimonials() {
  const headingId = useId();
  return (
    <Stack as="section" $gap={5} aria-labelledby={headingId}>
      <Stack $gap={2}>
        <Heading level={2} size="h3" id={headingId}>
          Ce qu’on en retient
        </Heading>
        <Text tone="muted">
          Exemples rédigés par notre équipe, en attendant les retours des participants, publiés avec leur accord.
        </Text>
      </Stack>
      <Grid as="ul" role="list" $gap={4} $min="240px">
        {testimonials.map(({ quote, role }) => (
          <Voice key={role}>
            <blockquote>
              <Text>« {quote} »</Text>
            </blockquote>
            <Text size="small" tone="muted">
              {role}
            </Text>
          </Voice>
        ))}
      </Grid>
    </Stack>
  );
}

const Voice = styled.li`
  display: grid;
  gap: ${token.space[4]};
  align-content: space-between;
  padding: ${token.space[5]};
  ${surface}

  & > blockquote {
    margin: 0;
  }
`;
