type Dish = { id: string; name: string; description: string };

export function Menu({ dishes }: { dishes: readonly Dish[] }) {
  return (
    <>
      <div data-forkprint-button="" />
      <ul>
        {dishes.map(({ id, name, description }) => (
          <li data-forkprint-item="" key={id}>
            <h3 data-forkprint-name="">{name}</h3>
            <p data-forkprint-description="">{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
