/** What it is done to: as in `verbs.ts`. */
export const THINGS = {
  email: 'email* e_mail* mail mails courriel* correo* @email inbox',
  address:
    'adresse* address* direccion* postal* postcode* postaux zip street streets rue rues calle calles livraison envio* shipping',
  phone:
    'phone* telephone* telefon* tel mobile* movil* portable* cell landline fixe fijo numero* number* @phone e164 indicatif prefijo',
  iban: 'iban* rib bank* banque* bancaire* banco* bancari* cuenta cuentas sepa bic swift @iban virement* transferencia* wire',
  qr: 'flashcode* code codes codigo* qr qrcode* qrs scan* barcode* wifi wi_fi vcard escane*',
  contact: 'contact* person* fiche* ficha* people',
  lead: 'lead* prospect* pipeline opportunit* oportunidad*',
  customer: 'customer* client* cliente* guest* buyer*',
  company: 'compan* entrepris* societe* empresa* boite business* firm* negocio* commerce* comercio* organi*',
  ticket: 'ticket* support* helpdesk* incidencia* incident* sav assistance soporte solicitud* queue request* demande*',
  complaint: 'complain* plain* reclamation* reclamacion* queja* quej* praise',
  review:
    'review* avis resena* opinion* comment* commentaire* feedback* valoracion* retour* rating* etoile* estrella* stars star testimonial*',
  sentiment:
    'sentiment* sentimient* positi* negati* mood polarit* polarid* tone ton tonalit* happy angry content contento',
  theme:
    'point points punto puntos theme* tema* topic* topics sujet* recurr* strength* weakness* fort* faible* fuerte* debil*',
  urgent: 'urgen* priority priorite*',
  invoice:
    'invoice* factur* bill bills receipt* recibo* ticket_de_caisse facturx factur_x supplier* fournisseur* proveedor* recu recus',
  tax: 'vat tva iva tax* ttc ht',
  quote:
    'price* prix precio* tarif* rate_card proposal* proposition* propuesta* bon_pour_accord quote* quotation* quoting devis presupuest* cotizacion* cotiza* estimate* estimat* chiffr* line_items remise* descuento* discount*',
  signature: 'sign signature* firma* signer',
  sheet: 'spreadsheet* sheet* excel xlsx xls csv tableur* tableau* hoja* tabla table feuille* @xlsx @csv planilla*',
  row: 'row* rows ligne* fila* filas column* colonne* columna* line lines each chaque cada every',
  google: 'google*',
  statistics:
    'variable* relation* relaciona* trend* tendance* tendencia* statist* stat stats outlier* correl* average* moyenne* media chart* graph* graf* aberrant* atipic* missing manquant* faltan*',
  data: 'data donnee* dato* datos dataset* record* enregistrement* registro*',
  json: 'value valeur valeurs valor valores policy poliza contrat* contract* attestation* certificate* certificado* json structured structure* field* champ* campo*',
  pdf: 'pdf pdfs @pdf',
  document:
    'document* doc docs file files fichier* archivo* fichero* report* rapport* informe* paper* dossier* memoire',
  page: 'page* pagin* website* site sites web webs sitio* homepage html accueil',
  landing:
    'landing* atterrissage aterrizaje hero signup sign_up inscription* inscripcion* formulaire* formulario* form one_page onepage launch* lanzamient* lancement',
  personalised:
    'personali* one_to_one one_on_one individu* dedicated dedie* dedicada* utm* microsite* microweb* specific',
  article: 'article* articulo* blog* blogpost* post_de_blog longform redactionnel',
  keyword: 'keyword* mot_cle* mots_cles palabra_clave clave cle',
  seo: 'seo referenc* posicionam* posicion* ranking rank ranks serp meta title h1 heading* balise* on_page',
  audit: 'audit* auditor* quick_wins wrong defaut* defect* fallo* error* improve* amelior* mejor*',
  competitor:
    'websites_have others autres otras otros mine lack* manque* competit* concurren* competen* rival* rivaux benchmark* positioning positionn*',
  internet: 'internet online research* recherche* investig* links liens enlaces sources source fuente* browse',
  retrieval: 'rag retriev* index* passage* fragment* uniquement exclusively exclusivamente',
  knowledge:
    'faq knowledge connaissance* conocimiento* chatbot* bot assistant* asistente* help_center documentation documentacion aide manual* manuel*',
  question: 'question* pregunta* how what when why',
  claim:
    'claim* fact* fait affirmation* afirmacion* statement* assertion* chiffre* cifra* fact_check* factcheck* prove* preuve* contrast*',
  linkedin: 'linkedin* linkdin linked_in',
  social:
    'social* sociaux reseaux redes instagram insta facebook fb twitter tweet* tuit* threads network* reseau hashtag* post posts publication* publicacion*',
  ad: 'ad ads advert* annonce* anuncio* publicit* pub pubs ppc campaign* campagne* campana* sponsor* accroche* headline* titular* copywriting adwords meta',
  newsletter: 'newsletter* boletin* infolettre* bulletin*',
  press: 'press presse prensa communique* release nota_de_prensa comunicado*',
  product: 'produits productos product* produit* producto* item*',
  bio: 'bio bios biograph* biograf* about',
  content: 'content* contenu* contenido* texte* text texto* copy',
  story:
    'reference reference_client referencia story stories histoire* historia* case cases cas caso casos etude* success* exito* temoign* result* resultad* testimon*',
  cold: 'cold froid frio outreach prospection prospeccion approach* approche* first premier primer intro* presentar unknown',
  script: 'script* guion* trame* argumentaire* pitch* spin bant meddic objection* objecion* discovery opener dialogue',
  call: 'call calls calling appel* appeler llamad* llamar llamo telephon*',
  meeting:
    'decid* talk* habl* parle* parole meet meets vernos reunir* rencontr* attendee* assist* meeting* reunion* rendez_vous rdv visio* minutes compte_rendu rendu acta transcri* decision* zoom teams participant* action_items tarea* taches conversation* conversacion*',
  calendar:
    'hour hours hora horas heure heures time_zone time_zones zones disponib* libres calendar* calendrier* calendario* slot* creneau* hueco* horario* free libre* dispo* available availab* agenda* timezone* fuseau* huso* ics invit* week semaine semana horaire* tuesday monday',
  local:
    'local* near* nearby around autour alrededor cerca* proche* km kilomet* rayon radio radius city ville ciudad barrio zone zona distance neighbourhood',
  trade:
    'batiment* construction construccion immobilier inmobiliaria* estate plumber* dentist* restaurant* baker* boulang* panader* plombier* fontaner* coiffeur* peluquer* garage* shop* tienda* magasin* artisan* hotel* bar bars salon* clinic* clinica* pharmac* farmac* taller*',
  video:
    'teaser* spot* bande_annonce video* clip* mp4 webm anim* film* reel* trailer* montage seconds secondes segundos storyboard',
  brand: 'logo* marque* brand* marca* colour* color* couleur*',
  promo: 'promo* promotion* promocion* offer* offre* oferta*',
  sell: 'sell* sale sales selling vendre vend vends vendo vendemos vendons vente* venta* vender commercial* comercial* propos*',
  say: 'say says said dit disent dicen dice hablan',
  disposable: 'disposable jetable* desechable* temporal* temporary throwaway bounce* typo mx',
  domain: 'domain* domaine* dominio*',
  owner:
    'whose who_owns who_does who_has possede* posee* quien_tiene name_behind nom_derriere nombre_detras whoever a_qui de_quien a_quien owner_of holder_of proprietaire_du dueno_del duena_del titulaire_du titulaire_de titular_de titular_del qui_a qui_appelle quien_me who_called who_phoned who_rang',
  weather:
    'weather* forecast* pronostico* temps_fait temps_fera fait_il fait_froid fait_chaud la_meteo tiempo_hace tiempo_hara hace_calor hace_frio will_rain it_rain it_snow raining pleut pleuvoir pleuvra neiger neigera llover llueve llovera nieva nevar nevando degres grados celsius',
  clock: 'heure_est est_quelle as_heure avez_heure moi_heure hora_es hora_tienes tienes_hora',
} as const;
