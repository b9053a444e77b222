import "@/styles/carousel.css";
import { Avatar } from "@/components/brand/avatar";
import {
  SAMPLE_DIETS,
  SAMPLE_HOURS,
  SAMPLE_ON_SITE,
  SAMPLE_ONLINE,
  SAMPLE_PEOPLE,
  SAMPLE_VISITORS,
  SAMPLE_VISITS,
  type SampleHour,
} from "@/components/business/sample-figures";

const visitsOf = (hour: SampleHour) => hour.onSite + hour.online;
const busiest = SAMPLE_HOURS.reduce((best, hour) => (visitsOf(hour) > visitsOf(best) ? hour : best));
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

/** Stands on everything drawn from invented figures. */
export function SampleMark() {
  return <p className="sample-mark">Sample figures</p>;
}

/** The four figures of the portal's ledger. */
export function SampleLedger() {
  return (
    <dl className="sample-ledger">
      <div>
        <dt>Visits</dt>
        <dd>{SAMPLE_VISITS}</dd>
      </div>
      <div>
        <dt>On site</dt>
        <dd>{SAMPLE_ON_SITE}</dd>
      </div>
      <div>
        <dt>Online</dt>
        <dd>{SAMPLE_ONLINE}</dd>
      </div>
      <div>
        <dt>People</dt>
        <dd>{SAMPLE_PEOPLE}</dd>
      </div>
    </dl>
  );
}

/** Columns by the hour: solid on site, hatched online, the highest with its number. */
export function SampleVisits() {
  const top = visitsOf(busiest);
  return (
    <figure className="sample-figure">
      <figcaption>
        <h4>Visits by the hour</h4>
        <p className="sample-key">
          <span>
            <i className="sample-swatch" />
            On site
          </span>
          <span>
            <i className="sample-swatch sample-swatch--online" />
            Online
          </span>
        </p>
      </figcaption>
      <div
        aria-label={`Sample figures: visits by the hour from 9:00 to 22:00. Most came at ${busiest.from}: ${top}.`}
        className="sample-columns"
        role="img"
      >
        {SAMPLE_HOURS.map((hour, index) => (
          <div className="sample-column" key={hour.from}>
            <div className="sample-stack">
              {hour === busiest && <b>{top}</b>}
              {hour.online > 0 && (
                <i className="sample-bar sample-bar--online" style={{ height: percent(hour.online, top) }} />
              )}
              <i className="sample-bar" style={{ height: percent(hour.onSite, top) }} />
            </div>
            <span className="sample-hour">{index % 4 === 0 ? hour.from : " "}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Bars by diet; allergies are hatched. The numbers stand beside them. */
export function SampleDiets() {
  const most = Math.max(...SAMPLE_DIETS.map((diet) => diet.people));
  return (
    <figure className="sample-figure">
      <figcaption>
        <h4>What they eat</h4>
        <p className="small soft">Of {SAMPLE_PEOPLE} people. Hatched rows are allergies.</p>
      </figcaption>
      <ul className="sample-rows">
        {SAMPLE_DIETS.map(({ label, people, isAllergy }) => (
          <li key={label}>
            <span>{label}</span>
            <span aria-hidden="true" className="sample-track">
              <i className={isAllergy ? "is-allergy" : undefined} style={{ width: percent(people, most) }} />
            </span>
            <span className="sample-count">
              <b>{people}</b> {percent(people, SAMPLE_PEOPLE)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** The visitors of an evening, as the Data Explorer lists them. */
export function SampleVisitors() {
  return (
    <table className="table sample-visitors">
      <caption className="sr">Sample figures: visitors of an evening, all invented</caption>
      <thead>
        <tr>
          <th scope="col">Visitor</th>
          <th scope="col">On the card</th>
          <th scope="col">Came</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLE_VISITORS.map(({ name, printId, eats, came }) => (
          <tr key={printId}>
            <th scope="row">
              <span className="sample-who">
                <Avatar printId={printId} size={36} />
                {name}
              </span>
            </th>
            <td>{eats}</td>
            <td>{came}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
