/**
 * The number that brings an ambulance, by country (ISO 3166-1 alpha-2), from the countries' own public services. In the
 * European Union it is 112 everywhere (Directive (EU) 2018/1972, article 109).
 */
export const AMBULANCE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS TR IN UA RS ME AL GE"
      .split(" ")
      .map((country) => [country, "112"]),
  ),
  ...{ GB: "999", CH: "144", LI: "144", NO: "113", RU: "112", US: "911", CA: "911", MX: "911" },
  ...{ BR: "192", AR: "107", CL: "131", CO: "123", PE: "106", UY: "911", EC: "911", CR: "911", PA: "911" },
  ...{ AU: "000", NZ: "111", JP: "119", KR: "119", TW: "119", CN: "120", HK: "999", SG: "995", MY: "999" },
  ...{ TH: "1669", VN: "115", ID: "119", PH: "911", LK: "1990", NP: "102", BD: "999", PK: "1122" },
  ...{ IL: "101", EG: "123", MA: "150", TN: "190", ZA: "10177", KE: "999", NG: "112", GH: "112" },
  ...{ AE: "998", SA: "997", QA: "999", KW: "112", JO: "911", LB: "140" },
};

/** What mobile phones in most countries connect to the local emergency service (3GPP TS 22.101, 10.1). */
export const ELSEWHERE = "112";

export const COUNTRIES: readonly string[] = Object.keys(AMBULANCE).sort();

/** Time zones of the IANA database that name a country: the zones of the countries above. */
const ZONES: Readonly<Record<string, string>> = {
  ...{ GB: "London", IE: "Dublin", FR: "Paris", DE: "Berlin Busingen", AT: "Vienna", CH: "Zurich", LI: "Vaduz" },
  ...{ NL: "Amsterdam", BE: "Brussels", LU: "Luxembourg", ES: "Madrid", PT: "Lisbon", IT: "Rome", MT: "Malta" },
  ...{ DK: "Copenhagen", SE: "Stockholm", NO: "Oslo", FI: "Helsinki Mariehamn", EE: "Tallinn", LV: "Riga" },
  ...{ LT: "Vilnius", PL: "Warsaw", CZ: "Prague", SK: "Bratislava", HU: "Budapest", SI: "Ljubljana" },
  ...{ HR: "Zagreb", RS: "Belgrade", ME: "Podgorica", AL: "Tirane", GR: "Athens", BG: "Sofia", RO: "Bucharest" },
  ...{ UA: "Kyiv Kiev", RU: "Moscow Kaliningrad Samara Volgograd Saratov", TR: "Istanbul" },
};
const OTHER_ZONES: Readonly<Record<string, string>> = {
  CY: "Asia/Nicosia Asia/Famagusta",
  ES: "Africa/Ceuta Atlantic/Canary",
  PT: "Atlantic/Madeira Atlantic/Azores",
  IS: "Atlantic/Reykjavik",
  GE: "Asia/Tbilisi",
  US: "America/New_York America/Detroit America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Anchorage America/Boise Pacific/Honolulu America/Indiana/Indianapolis America/Kentucky/Louisville",
  CA: "America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns America/Moncton",
  MX: "America/Mexico_City America/Cancun America/Monterrey America/Tijuana America/Merida America/Chihuahua America/Hermosillo",
  BR: "America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Manaus America/Belem America/Cuiaba America/Maceio",
  AR: "America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba America/Argentina/Mendoza",
  CL: "America/Santiago America/Punta_Arenas",
  CO: "America/Bogota",
  PE: "America/Lima",
  UY: "America/Montevideo",
  EC: "America/Guayaquil",
  CR: "America/Costa_Rica",
  PA: "America/Panama",
  AU: "Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Darwin Australia/Hobart",
  NZ: "Pacific/Auckland",
  JP: "Asia/Tokyo",
  KR: "Asia/Seoul",
  TW: "Asia/Taipei",
  CN: "Asia/Shanghai Asia/Urumqi",
  HK: "Asia/Hong_Kong",
  SG: "Asia/Singapore",
  MY: "Asia/Kuala_Lumpur Asia/Kuching",
  TH: "Asia/Bangkok",
  VN: "Asia/Ho_Chi_Minh Asia/Saigon",
  ID: "Asia/Jakarta Asia/Makassar Asia/Jayapura Asia/Pontianak",
  PH: "Asia/Manila",
  IN: "Asia/Kolkata Asia/Calcutta",
  LK: "Asia/Colombo",
  NP: "Asia/Kathmandu Asia/Katmandu",
  BD: "Asia/Dhaka",
  PK: "Asia/Karachi",
  IL: "Asia/Jerusalem",
  EG: "Africa/Cairo",
  MA: "Africa/Casablanca",
  TN: "Africa/Tunis",
  ZA: "Africa/Johannesburg",
  KE: "Africa/Nairobi",
  NG: "Africa/Lagos",
  GH: "Africa/Accra",
  AE: "Asia/Dubai",
  SA: "Asia/Riyadh",
  QA: "Asia/Qatar",
  KW: "Asia/Kuwait",
  JO: "Asia/Amman",
  LB: "Asia/Beirut",
};

const COUNTRY_OF_ZONE = new Map<string, string>([
  ...Object.entries(ZONES).flatMap(([country, cities]) =>
    cities.split(" ").map((city) => [`Europe/${city}`, country] as const),
  ),
  ...Object.entries(OTHER_ZONES).flatMap(([country, zones]) =>
    zones.split(" ").map((zone) => [zone, country] as const),
  ),
]);

/** The country of an IANA time zone; null where the zone names none whose number is known here. */
export const countryOfZone = (zone: string): string | null => COUNTRY_OF_ZONE.get(zone) ?? null;
