export const utterances = {
  en: [
    'write a linkedin post',
    'turn these notes into a linkedin update',
    'post about our new feature for my network',
    'hook and call to action for linkedin',
    'share what we learned on linkedin',
    'announce our funding round on linkedin',
  ],
  fr: [
    'rédiger un post linkedin',
    'transforme mes notes en publication linkedin',
    'accroche et appel à l’action pour linkedin',
    'annoncer une nouveauté à mon réseau professionnel',
    'partager un retour d’expérience sur linkedin',
    'idée de post pour mon profil linkedin',
  ],
  es: [
    'redactar una publicación de linkedin',
    'convierte mis notas en un post de linkedin',
    'anunciar una novedad en linkedin',
    'gancho y llamada a la acción para linkedin',
    'contar en linkedin lo que hemos aprendido',
    'texto para mi perfil profesional',
  ],
} as const;
