export const RAG_UTTERANCES = {
  en: [
    'answer only from these documents',
    'index our help pages and answer a customer question',
    'use retrieval augmented generation on my files',
    'which passage of the handbook answers this',
    'ground the answer in the documents I paste',
    'ask my knowledge base a question',
  ],
  fr: [
    'réponds uniquement à partir de ces documents',
    'interroge ma base de connaissances',
    'RAG sur nos pages d’aide',
    'quel passage du règlement répond à cette question',
    'indexe ces textes et trouve la réponse',
    'pose une question à ma documentation',
  ],
  es: [
    'responde solo con estos documentos',
    'pregunta a mi base de conocimiento',
    'indexa nuestras páginas de ayuda y contesta',
    'qué párrafo del manual responde a esto',
    'búsqueda RAG en mis textos',
    'consulta la documentación interna y dame la respuesta',
  ],
} as const;
