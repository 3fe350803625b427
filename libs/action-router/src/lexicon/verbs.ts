/** What is done: each concept with the words and beginnings of words (`*`) that name it in English, French and Spanish. */
export const VERBS = {
  write: 'write* written writing wrote draft* compose* redig* redac* ecri* ecris escrib* escrit* brouillon* borrador*',
  check:
    'check* verif* valid* control* comprob* revis* inspect* test tester probar correct correcte correcto exist* bon bien',
  find: 'find* search* look trouv* cherch* busc* encontr* locat* list* reper* locali*',
  summarise:
    'conclu* short brief* important* essential* essentiel* esencial* principal* main summar* tldr recap* resum* synthes* sintes* sintetiz* condens* bullet* puces key gist shorten*',
  extract:
    'extract* extrai* extrae* extraer pull parse* recuper* sacar saca saque sacame capture* read* lire lis lit leer lee relev*',
  compare: 'compar* versus vs benchmark* contrast* against frente differ* distin* diferenc*',
  classify:
    'classif* categor* label* tag* etiquet* tri trie trier triez clasific* sort sorts sorting triage triaj* rang* agrup* group* route bucket*',
  score: 'score* scor* rank* grade* grading not*r noter note notes puntu* calific* prioriti* priorit* priorid* classer',
  generate:
    'generat* make makes making create* creat* build* gener* faire fais fait cre* cree* haz hazme crea* produc* design* fabriq*',
  reply: 'answer* repl* respond* repond* contest* respuest* reponse* ',
  translate: 'translat* tradu*',
  clean: 'clean* normali* standardi* estandar* format* formatea* nettoy* limpi* fix* tidy corrig* propre homogen*',
  complete: 'enrich* enriqu* complet* fill* append* ajout* anad* anyad* add adds adding rellen* rempl* agreg*',
  duplicate: 'duplic* double doubles dedup* dedoubl* repet* repit* twice doublon* merge* fusion*',
  convert: 'convert* transform* turn* conver* pasar pasa pasame',
  analyse: 'analy* anali* study explor* etudi* examin* profile describe*',
  plan: 'schedul* planif* programa* agend* organis* organiz* book* reserv* fix',
  send: 'send* envoy* envoi* envia* mand*',
  compliance: 'true false vrai faux vraie cierto falso verdad bulo confirm* contradi* supported',
} as const;
