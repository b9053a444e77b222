import { RegisterScreen } from "../_components/applications/register-screen";

export default function RegisterSection() {
  return <RegisterScreen />;
}
