export function Vision() {
  return (
    <section aria-labelledby="vision-title" className="band">
      <div className="wrap">
        <div className="vision pt-0">
          <h2 className="vision-title" id="vision-title">
            A menu should answer before you have to ask.
          </h2>
          <div className="vision-text">
            <p>
              Eating out with an allergy is mostly talking. Which oil, which stock, which board was it cut on. The
              answer ought to be on the page already, next to the dish, with its reason.
            </p>
            <p>And where nobody knows, the page should say that too.</p>
          </div>
        </div>
      </div>
    </section>
  );
}
