import type { RuleTexts } from './rule-texts';

/** The findings in Spanish. */
export const ES_TEXTS: RuleTexts = {
  noindex: {
    title: 'La página pide a los buscadores que no la indexen',
    fix: 'Quita «noindex» de la etiqueta meta robots, salvo que la página deba quedar oculta.',
  },
  robots_txt_blocks: {
    title: 'robots.txt impide rastrear la página',
    fix: 'Quita de robots.txt la regla que bloquea esta ruta y pide un nuevo rastreo.',
  },
  title_missing: {
    title: 'La página no tiene título',
    fix: 'Escribe una etiqueta title de 30 a 60 caracteres que diga qué ofrece la página, con el tema primero.',
  },
  meta_refresh: {
    title: 'La página redirige con meta refresh',
    fix: 'Sustituye el meta refresh por una redirección 301 del servidor.',
  },
  thin_content: {
    title: 'El contenido es escaso; palabras: {value}',
    fix: 'Responde en la página a las preguntas del visitante: qué es, para quién, precio, pruebas. 300 palabras son un buen comienzo.',
  },
  h1_missing: {
    title: 'La página no tiene encabezado principal',
    fix: 'Añade un h1 que nombre el tema de la página.',
  },
  keyword_not_in_title: {
    title: '«{value}» no está en el título',
    fix: 'Pon la palabra clave cerca del principio del título.',
  },
  description_missing: {
    title: 'La página no tiene meta descripción',
    fix: 'Escribe de 120 a 155 caracteres que den una razón para hacer clic.',
  },
  viewport_missing: {
    title: 'La página no tiene viewport para móviles',
    fix: 'Añade <meta name="viewport" content="width=device-width, initial-scale=1"> en el head.',
  },
  canonical_conflict: {
    title: 'Direcciones canónicas distintas en la página: {value}',
    fix: 'Deja un solo enlace canónico, con la dirección que debe indexarse.',
  },
  canonical_elsewhere: {
    title: 'La dirección canónica es otra página: {value}',
    fix: 'Si esta página debe indexarse, haz que su enlace canónico apunte a ella misma.',
  },
  title_repeated: {
    title: 'Etiquetas title en la página: {value}',
    fix: 'Deja una sola: los buscadores pueden elegir cualquiera.',
  },
  title_length: {
    title: 'Longitud del título en caracteres: {value}',
    fix: 'Llévalo a 30–60 caracteres: más largo se corta, más corto desaprovecha el espacio.',
  },
  keyword_not_in_h1: {
    title: '«{value}» no está en el encabezado principal',
    fix: 'Usa la palabra clave, o una forma natural de ella, en el h1.',
  },
  insecure_address: {
    title: 'La página se sirve sin HTTPS',
    fix: 'Sirve el sitio con HTTPS y redirige http:// hacia él.',
  },
  mixed_content: {
    title: 'Recursos que se cargan sin HTTPS: {value}',
    fix: 'Cambia sus direcciones a https://: los navegadores los bloquean.',
  },
  images_without_alt: {
    title: 'Imágenes sin texto alternativo: {value}',
    fix: 'Describe cada imagen en pocas palabras; usa alt="" para las decorativas.',
  },
  structured_data_invalid: {
    title: 'Datos estructurados que no son JSON válido, bloques: {value}',
    fix: 'Corrige el JSON-LD: suele ser una coma o una comilla.',
  },
  h1_repeated: {
    title: 'Encabezados principales en la página: {value}',
    fix: 'Deja un solo h1 y convierte los demás en h2.',
  },
  canonical_missing: {
    title: 'La página no declara dirección canónica',
    fix: 'Añade <link rel="canonical"> con la dirección de la página, para que sus variantes cuenten para ella.',
  },
  lang_missing: {
    title: 'El elemento html no indica un idioma válido',
    fix: 'Añade lang, por ejemplo <html lang="es">.',
  },
  description_length: {
    title: 'Longitud de la metadescripción en caracteres: {value}',
    fix: 'Llévala a 120–155 caracteres, lo importante primero.',
  },
  links_without_text: {
    title: 'Enlaces sin texto: {value}',
    fix: 'Da un texto a cada enlace, o un alt a su imagen.',
  },
  structured_data_missing: {
    title: 'La página no tiene datos estructurados',
    fix: 'Describe la organización, el producto, el artículo o las preguntas en JSON-LD (schema.org).',
  },
  keyword_stuffing: {
    title: 'La palabra clave se repite demasiado: {value}',
    fix: 'Varía las palabras donde no ayude al lector.',
  },
  lead_image_lazy: {
    title: 'La primera imagen se carga tarde',
    fix: 'Quítale loading="lazy": retrasa la pintura principal.',
  },
  scripts_block_rendering: {
    title: 'Scripts del head que retrasan la página: {value}',
    fix: 'Añádeles defer o async.',
  },
  keyword_not_in_intro: {
    title: '«{value}» no está en las 100 primeras palabras',
    fix: 'Nombra el tema en el primer párrafo.',
  },
  open_graph_incomplete: {
    title: 'Un enlace compartido no tiene buena vista previa: falta {value}',
    fix: 'Añade las etiquetas Open Graph que faltan; la imagen a 1200 × 630.',
  },
  generic_link_text: {
    title: 'Enlaces que no dicen adónde llevan: {value}',
    fix: 'Usa el tema del destino como texto del enlace.',
  },
  images_without_size: {
    title: 'Imágenes sin anchura ni altura: {value}',
    fix: 'Indica ambos atributos, para que el texto no salte al cargar.',
  },
  dead_links: {
    title: 'Enlaces que no llevan a ninguna parte: {value}',
    fix: 'Dales un destino o conviértelos en botones.',
  },
  hreflang_invalid: {
    title: 'hreflang tiene códigos no válidos: {value}',
    fix: 'Usa un idioma y, si hace falta, una región: en, fr-CA, es-419; para el Reino Unido en-GB.',
  },
  heading_levels_skipped: {
    title: 'Encabezados que se saltan un nivel: {value}',
    fix: 'Baja de nivel en nivel: h2, luego h3.',
  },
  zoom_disabled: {
    title: 'Los visitantes no pueden ampliar',
    fix: 'Quita user-scalable=no y maximum-scale=1 del viewport.',
  },
  address_unclear: {
    title: 'La dirección es difícil de leer: {value}',
    fix: 'Usa palabras cortas en minúsculas con guiones, sin parámetros.',
  },
  page_heavy: {
    title: 'El HTML ocupa {value} kB',
    fix: 'Mueve datos, estilos e imágenes a archivos y carga las listas largas bajo demanda.',
  },
  charset_missing: {
    title: 'La página no indica su codificación',
    fix: 'Pon <meta charset="utf-8"> al principio del head.',
  },
  doctype_missing: {
    title: 'La página no tiene doctype',
    fix: 'Empieza el HTML con <!doctype html>.',
  },
  frame_without_title: {
    title: 'Marcos sin título: {value}',
    fix: 'Di en el atributo title qué muestra cada marco.',
  },
  favicon_missing: {
    title: 'La página no indica icono',
    fix: 'Añade <link rel="icon">: aparece junto al resultado en el móvil.',
  },
};
