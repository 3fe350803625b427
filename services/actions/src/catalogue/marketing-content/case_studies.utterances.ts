export const utterances = {
  en: [
    'write a case study',
    'customer success story as a word document',
    'problem solution results story about our client',
    'turn these results into a reference for sales',
    'case study pdf with quotes',
    'tell the story of this project',
  ],
  fr: [
    'rédiger une étude de cas client',
    'success story client en pdf',
    'histoire client avec le défi, la solution et les résultats',
    'transformer ces résultats en référence commerciale',
    'cas client avec citations en word',
    'raconter le projet de notre client',
  ],
  es: [
    'redactar un caso de éxito',
    'historia de un cliente en pdf',
    'reto, solución y resultados de un proyecto',
    'convertir estos resultados en una referencia',
    'caso de cliente con citas en word',
    'contar el proyecto de nuestro cliente',
  ],
} as const;
