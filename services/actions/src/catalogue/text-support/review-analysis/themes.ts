import type { Language } from '../../../text/languages';

export interface Theme {
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** Words and phrases that speak of it, separated by "|". */
  readonly phrases: Readonly<Record<Language, string>>;
  /** Words that speak of it only where no theme is named beside them: "fast", but not "fast delivery". */
  readonly weak?: Partial<Readonly<Record<Language, string>>>;
}

/** What customers of shops, applications, restaurants and hotels speak of. */
export const THEMES: readonly Theme[] = [
  {
    name: 'quality',
    label: { en: 'Quality', fr: 'Qualité', es: 'Calidad' },
    phrases: {
      en: 'quality|material|materials|leather|plastic|fabric|stitching|seam|durable|durability|sturdy|solid|flimsy|robust|broke|broken|breaks|fell apart|falling apart|wore out|worn|torn|ripped|well made|poorly made|defective|faulty|finish|build|zipper|washes|cracked|lasts|lasted|craftsmanship|cheaply made|construction',
      fr: 'qualité|matière|matériau|matériaux|cuir|plastique|tissu|couture|coutures|solide|solidité|résistant|robuste|fragile|cassé|cassée|casse|déchiré|usé|abîmé|défectueux|finition|finitions|durable|tient dans le temps|fabrication|camelote|lavage|fissuré|fermeture éclair|bonne facture',
      es: 'calidad|material|materiales|cuero|piel|plástico|tela|tejido|costura|costuras|sólido|resistente|robusto|frágil|rompió|rompe|roto|rota|desgastado|defectuoso|acabado|acabados|duradero|fabricación|lavado|agrietado|cremallera|bien hecho|mal hecho',
    },
  },
  {
    name: 'price',
    label: { en: 'Price', fr: 'Prix', es: 'Precio' },
    phrases: {
      en: 'price|prices|pricey|priced|overpriced|expensive|cheap|cheaper|affordable|value for money|great value|good value|cost|costs|money|worth it|worth the price|bargain|bill|fee|fees|rip off|budget',
      fr: 'prix|tarif|tarifs|cher|chère|chers|coûteux|onéreux|bon marché|abordable|rapport qualité-prix|rapport qualité prix|coûte|argent|vaut le coup|vaut son prix|addition|addition salée|arnaque|budget|économique|hors de prix|pas donné',
      es: 'precio|precios|caro|cara|caros|barato|barata|económico|asequible|relación calidad-precio|relación calidad precio|coste|cuesta|dinero|vale la pena|merece la pena|cuenta|estafa|presupuesto|ganga|tarifa',
    },
  },
  {
    name: 'delivery',
    label: { en: 'Delivery', fr: 'Livraison', es: 'Entrega' },
    phrases: {
      en: 'delivery|delivered|deliver|shipping|shipped|shipment|arrived|arrives|courier|parcel|package arrived|tracking|came late|on time|a day early|days early|postage|dispatch|carrier|never arrived|order came',
      fr: 'livraison|livré|livrée|livreur|expédition|expédié|envoi|reçu|reçue|arrivé|arrivée|transporteur|suivi du colis|en avance|délai|délais|acheminement|jamais reçu|retard',
      es: 'entrega|entregado|envío|enviado|llegó|llegado|llega|repartidor|transportista|mensajero|seguimiento|a tiempo|plazo|nunca llegó|retraso|recibí|recibido',
    },
  },
  {
    name: 'packaging',
    label: { en: 'Packaging', fr: 'Emballage', es: 'Embalaje' },
    phrases: {
      en: 'packaging|packaged|packed|box|boxed|wrapped|wrapping|padding|bubble wrap|carton|crushed|dented|sealed',
      fr: 'emballage|emballé|emballée|carton|boîte|paquet|protection|écrasé|cabossé|papier bulle|conditionnement|soigneusement emballé|colis abîmé|colis emballé',
      es: 'embalaje|embalado|empaquetado|caja|paquete|protección|aplastado|abollado|plástico de burbujas|envoltorio|envuelto',
    },
  },
  {
    name: 'customer_service',
    label: { en: 'Customer service', fr: 'Service client', es: 'Atención al cliente' },
    phrases: {
      en: 'customer service|customer support|support|staff|service|employee|employees|agent|agents|team|seller|manager|waiter|waitress|reception|receptionist|host|helpful|rude|friendly|polite|answers the phone|replied|reply|response|responded|answered|complaint|refund|crew|attentive|hotline|chat',
      fr: "service client|service après-vente|SAV|service|personnel|équipe|conseiller|conseillère|vendeur|vendeuse|accueil|accueillant|serveur|serveuse|réception|hôte|hôtesse|aimable|désagréable|impoli|poli|répond|répondu|réponse|réclamation|remboursement|à l'écoute|petits soins|gérant|patron",
      es: 'atención al cliente|servicio al cliente|atención|servicio|personal|equipo|empleado|empleados|agente|vendedor|vendedora|camarero|camarera|recepción|anfitrión|amable|amables|maleducado|grosero|atento|atentos|contesta|contestan|contestaron|responde|respuesta|reclamación|reembolso|trato|dueño',
    },
  },
  {
    name: 'ease_of_use',
    label: { en: 'Ease of use', fr: 'Facilité d’utilisation', es: 'Facilidad de uso' },
    phrases: {
      en: 'easy to use|easy to install|easy|ease of use|simple to use|intuitive|user friendly|setup|set up|setting it up|installation|install|instructions|manual|main menu|settings menu|menus|interface|confusing|complicated|navigation|learning curve|assembly|assemble|configure|controls',
      fr: "facile à utiliser|simple à utiliser|simple d'utilisation|facile|utilisation|utiliser|intuitif|intuitive|installation|installer|notice|mode d'emploi|menus|menu principal|interface|prise en main|compliqué|navigation|ergonomie|ergonomique|montage|monter|configuration|configurer|réglages",
      es: 'fácil de usar|fácil de instalar|fácil|facilidad de uso|sencillo de usar|uso|usar|intuitivo|intuitiva|instalación|instalar|instrucciones|manual|menús|menú principal|interfaz|complicado|confuso|navegación|montaje|montar|configuración|configurar',
    },
  },
  {
    name: 'performance',
    label: { en: 'Performance', fr: 'Fonctionnement', es: 'Funcionamiento' },
    phrases: {
      en: 'performance|fast machine|powerful|battery|crash|crashes|crashing|freezes|freeze|bug|bugs|buggy|lag|lags|app|software|update|connection|bluetooth|wifi|works|working|stopped working|reliable|unreliable|overheats|noise|noisy motor|glitch|drains|motor|charge|charges|loading',
      fr: 'performance|performances|vitesse|puissant|puissance|batterie|plante|plantage|bug|bugs|rame|rapide et puissant|appli|application|logiciel|mise à jour|connexion|bluetooth|wifi|fonctionne|fonctionnement|marche|ne fonctionne plus|panne|en panne|fiable|fiabilité|surchauffe|moteur|charge|recharge|autonomie|bloque',
      es: 'rendimiento|velocidad|potente|potencia|batería|bloquea|se cierra|error|errores|fallo|fallos|aplicación|app|programa|actualización|conexión|bluetooth|wifi|funciona|funcionan|funcionamiento|dejó de funcionar|averió|fiable|se calienta|motor|carga|autonomía|va lento|rápido y potente',
    },
    weak: { en: 'speed|fast|slow|slowly' },
  },
  {
    name: 'design',
    label: { en: 'Design', fr: 'Design', es: 'Diseño' },
    phrases: {
      en: 'design|look|looks|looking|colour|colours|color|colors|style|stylish|beautiful|pretty|elegant|ugly|appearance|aesthetic|shape|sleek|pattern|modern',
      fr: 'design|look|couleur|couleurs|style|beau|belle|joli|jolie|élégant|moche|laid|apparence|esthétique|forme|motif|moderne|coloris|rendu',
      es: 'diseño|aspecto|color|colores|estilo|bonito|bonita|precioso|preciosa|elegante|feo|fea|apariencia|estética|forma|estampado|moderno',
    },
  },
  {
    name: 'size_fit',
    label: { en: 'Size and fit', fr: 'Taille', es: 'Talla' },
    phrases: {
      en: 'size|sizes|sizing|fit|fits|runs small|runs large|too small|too big|too large|too tight|too short|too long|tight|loose|dimensions|size up|size down|true to size|snug',
      fr: 'taille|tailles|taille petit|taille grand|trop petit|trop grand|trop serré|trop court|trop long|serré|dimensions|au-dessus|coupe|pointure|encombrant',
      es: 'talla|tallas|tamaño|demasiado pequeño|demasiado pequeña|demasiado grande|queda pequeño|queda grande|apretado|ajustado|dimensiones|corto|largo|medidas|horma',
    },
  },
  {
    name: 'food',
    label: { en: 'Food and drink', fr: 'Cuisine', es: 'Comida' },
    phrases: {
      en: 'food|meal|meals|dish|dishes|pasta|pizza|dessert|breakfast|dinner|lunch|delicious|tasty|taste|flavour|flavor|menu options|on the menu|from the menu|menu items|fries|crust|sandwich|seafood|sauce|drink|drinks|wine|coffee|portion|portions|overcooked|bland|salty|cuisine|chef|steak|soup|salad|burger',
      fr: 'repas|plat|plats|cuisine|nourriture|pâtes|pizza|dessert|desserts|petit-déjeuner|petit déjeuner|dîner|déjeuner|délicieux|savoureux|goût|saveur|boisson|boissons|vin|café|portion|portions|fade|trop cuit|salé|chef|viande|poisson|soupe|salade|carte|au menu|menu du jour|frites|sauce',
      es: 'comida|plato|platos|cocina|pasta|pizza|postre|postres|desayuno|cena|almuerzo|delicioso|deliciosa|rico|rica|sabroso|sabor|bebida|bebidas|vino|café|ración|raciones|soso|sosa|salado|chef|carne|pescado|sopa|ensalada|tapas|menú del día|en el menú|patatas fritas|salsa',
    },
  },
  {
    name: 'cleanliness',
    label: { en: 'Cleanliness', fr: 'Propreté', es: 'Limpieza' },
    phrases: {
      en: 'clean|cleanliness|dirty|filthy|spotless|dust|dusty|stain|stains|smell|smelly|smelled|hygiene|mould|mold|hair in|unclean|cockroach|bed bugs|tidy',
      fr: 'propre|propreté|sale|sales|saleté|crasseux|impeccable|poussière|poussiéreux|tache|taches|odeur|odeurs|hygiène|moisi|moisissure|cafard|punaises de lit|punaises|ménage|nettoyage|nettoyé',
      es: 'limpio|limpia|limpieza|sucio|sucia|suciedad|impecable|polvo|mancha|manchas|olor|olores|huele|higiene|moho|cucaracha|chinches|cucarachas',
    },
  },
  {
    name: 'location',
    label: { en: 'Location', fr: 'Emplacement', es: 'Ubicación' },
    phrases: {
      en: 'location|located|close to|near|nearby|walking distance|city centre|city center|downtown|station|view|views|neighbourhood|neighborhood|parking|central|beach|transport|far from|area',
      fr: 'emplacement|situé|située|bien situé|proche|près de|à proximité|centre-ville|centre ville|gare|vue|quartier|parking|central|plage|transports|loin de|à pied|métro',
      es: 'ubicación|ubicado|ubicada|bien ubicado|situado|situada|cerca|cerca de|céntrico|centro|estación|vistas|barrio|aparcamiento|parking|playa|transporte|lejos|a pie|metro',
    },
  },
  {
    name: 'comfort',
    label: { en: 'Comfort', fr: 'Confort', es: 'Comodidad' },
    phrases: {
      en: 'comfort|comfortable|comfy|uncomfortable|cosy|cozy|bed|beds|mattress|pillow|seat|seats|noise|noisy|quiet|soft|warm|slept|sleep|temperature|air conditioning|heating|cushion',
      fr: 'confort|confortable|inconfortable|douillet|lit|lits|matelas|oreiller|siège|sièges|bruit|bruyant|bruyante|calme|moelleux|doux|dormi|dormir|température|climatisation|chauffage|coussin|canapé|insonorisation',
      es: 'comodidad|cómodo|cómoda|comodísimo|comodísima|incómodo|incómoda|acogedor|cama|camas|colchón|almohada|asiento|asientos|ruido|ruidoso|ruidosa|tranquilo|suave|dormir|dormimos|temperatura|aire acondicionado|calefacción|cojín|sofá',
    },
  },
  {
    name: 'waiting',
    label: { en: 'Waiting time', fr: 'Attente', es: 'Espera' },
    phrases: {
      en: 'wait|waited|waiting|waiting time|queue|line|an hour|hours|took forever|slow service|long time|minutes for|half an hour|delay',
      fr: "attente|attendre|attendu|attend|queue|file d'attente|une heure|heures|service lent|très long|minutes pour|demi-heure|interminable",
      es: 'espera|esperar|esperamos|esperé|esperando|cola|una hora|horas|servicio lento|tardaron|tardan|minutos para|media hora|interminable',
    },
  },
];
