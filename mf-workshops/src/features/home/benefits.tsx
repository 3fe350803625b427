import { Grid, Heading, Stack, Text, token } from '@declic/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';

const benefits: readonly { title: string; text: string }[] = [
  {
    title: 'On construit, on ne regarde pas',
    text: 'Chaque atelier part d’un besoin réel et se termine par une automatisation qui tourne.',
  },
  {
    title: 'Vous repartez avec les fichiers',
    text: 'Les modèles de l’atelier sont à vous : à importer, à garder, à adapter.',
  },
  {
    title: 'Vos questions, en direct',
    text: 'Les erreurs se montrent et se corrigent ensemble, pendant la séance.',
  },
  {
    title: 'À votre niveau',
    text: 'Chaque fiche dit le niveau et ce qu’il faut avoir sous la main. Pour débuter, aucune ligne de code.',
  },
];

/** Why our workshops. */
export function Benefits() {
  const headingId = useId();
  return (
    <Stack as="section" $gap={5} aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        Pourquoi nos ateliers
      </Heading>
      <Grid as="ul" role="list" $gap={6} $min="240px">
        {benefits.map(({ title, text }) => (
          <Benefit key={title} as="li" $gap={2}>
            <Heading level={3} size="lead">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Benefit>
        ))}
      </Grid>
    </Stack>
  );
}

const Benefit = styled(Stack)`
  padding-block-start: ${token.space[4]};
  border-block-start: 2px solid ${token.color.accent};
`;
